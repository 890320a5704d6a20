import type { HostApp } from './hostProps'

export type { HostApp } from './hostProps'

/** A mini program has no app around it. */
export const hostApp = (): HostApp | undefined => undefined
