import type { Theme } from '@/tokens/palette'

export interface Look {
  theme: Theme
  elder: boolean
  /** Text of 1.4 times its size. */
  large: boolean
}

/** #dark-elder-140: any of the three; nothing is light, standard and as drawn. */
export const lookOf = (hash: string): Look => ({
  theme: hash.includes('dark') ? 'dark' : 'light',
  elder: hash.includes('elder'),
  large: hash.includes('140'),
})

export const hashOf = ({ theme, elder, large }: Look): string =>
  `#${theme}${elder ? '-elder' : ''}${large ? '-140' : ''}`
