### Dat nan tèminal la ak nan apèsi lyen yo; sou paj yo, se navigatè a ki ekri yo

date = { NUMBER($day, minimumIntegerDigits: 2) }/{ NUMBER($month, minimumIntegerDigits: 2) }/{ $year }
