import type { SignPackage } from './share'

export type Sign = (url: string) => Promise<SignPackage>

let kept: Sign | undefined

/** How the server signs for WeChat's scripts; told once at the start. */
export const keepSigning = (sign: Sign): void => {
  kept = sign
}

export const signing = (): Sign | undefined => kept
