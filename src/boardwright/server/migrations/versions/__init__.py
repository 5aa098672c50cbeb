"""One file a version. A file that has been released is never changed again."""
