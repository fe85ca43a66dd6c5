/** A token of a program holds for so many days at most. No schema in this file: the console reads its value. */
export const TOKEN_DAYS = 90
