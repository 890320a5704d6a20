import type { Out } from '@contract/api'

export type Security = Out<'/user/Center/closing'>
/** Null where nobody has asked for it. */
export type Closing = Security['closing']
