import type { Out } from '@contract/api'

export type Security = Out<'/user/Center/mySecurity'>
/** Null where nobody has asked for it. */
export type Closing = Security['closing']
