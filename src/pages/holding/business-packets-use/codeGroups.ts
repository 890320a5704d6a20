/** 123456789012345678 → 123 456 789 012 345 678: as one reads it out. */
export const codeGroups = (code: string): string => code.replace(/(.{3})(?=.)/g, '$1 ')

/** In two halves, which break where the letters are large. */
export const codeLines = (code: string): string[] => {
  const half = Math.ceil(code.length / 2)
  return [code.slice(0, half), code.slice(half)].filter(Boolean).map(codeGroups)
}
