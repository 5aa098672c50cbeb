"""What a newcomer is taught: an introduction that is played, and a handbook. Both are data in the game's folder."""

from boardwright.teaching.handbook import Handbook, Part, Section, handbook
from boardwright.teaching.introduction import Introduction, Stage, has_introduction, introduction

__all__ = ["Handbook", "Introduction", "Part", "Section", "Stage", "handbook", "has_introduction", "introduction"]
