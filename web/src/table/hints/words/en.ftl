# What a strong bot would do, in English. $label and $name are words, $change is a signed number already written, the others are
# numbers.

hints-thinking = Thinking …
hints-none = Nothing stands out here.
hints-gain = { $change } { $name }
hints-later = pays off later
hints-better = { $points ->
    [one] about 1 point better than the next
   *[other] about { $points } points better than the next
}
hints-behind = { $points ->
    [one] about 1 point less than the first
   *[other] about { $points } points less than the first
}
