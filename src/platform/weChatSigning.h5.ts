import type { SignPackage } from './shareCard'

export type Sign = (url: string) => Promise<SignPackage>

let kept: Sign | undefined

/** How the server signs for WeChat's scripts; told once at the start. */
export const keepSigning = (sign: Sign): void => {
  kept = sign
}

export const signing = (): Sign | undefined => kept

const here = () => window.location.href.split('#')[0]!

/** Noted as the app arrives: what wants a signature later arrives when the address has changed. */
const landed = here()

/** On iOS WeChat checks the address it was opened with, elsewhere the one that shows now. */
export const addressToSign = (): string =>
  /iPhone|iPad/i.test(window.navigator.userAgent) ? landed : here()
