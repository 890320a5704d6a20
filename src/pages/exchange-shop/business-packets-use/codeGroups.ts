/** 1234567890123456 → 1234 5678 9012 3456: as one reads it out. */
export const codeGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
