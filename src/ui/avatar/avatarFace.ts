const tints = ['a', 'b', 'c', 'd', 'e'] as const

export interface AvatarFace {
  /** What stands for the person: 林 of 林小满; empty where the name says nothing. */
  initial: string
  /** The same name, the same ground. */
  tint: (typeof tints)[number]
}

const isLetter = (sign: string): boolean =>
  sign.toLowerCase() !== sign.toUpperCase() || /[\d\u3400-\u9fff]/.test(sign) || isRare(sign)

/** Characters that few names have lie behind the emoji. */
const isRare = (sign: string): boolean => (sign.codePointAt(0) ?? 0) >= 0x20000

export function avatarFace(name: string): AvatarFace {
  const signs = Array.from(name.trim())
  const first = signs[0] ?? ''
  const sum = signs.reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return {
    initial: isLetter(first) ? first.toUpperCase() : '',
    tint: tints[sum % tints.length] ?? 'c',
  }
}
