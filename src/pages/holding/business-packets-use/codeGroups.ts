/** 1234567890123456 → 1234 5678 9012 3456: as one reads it out. */
export const codeGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** In two halves, which break where the letters are large. */
export const codeLines = (code: string): string[] => {
  const half = Math.ceil(code.length / 2)
  return [code.slice(0, half), code.slice(half)].filter(Boolean).map(codeGroups)
}
