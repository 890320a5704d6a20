import type { z } from 'zod'
import { account } from './account'
import { agreement } from './agreement'
import { auth } from './auth'
import { exchangeShop } from './exchange-shop'
import { afterSaleCalls } from './exchange-shop/after-sale'
import { machineCalls } from './exchange-shop/machines'
import { identity } from './identity'
import { iter } from './iter'
import { payment } from './payment'
import { promotion } from './promotion'
import { upload } from './upload'

export const api = {
  ...account,
  ...afterSaleCalls,
  ...agreement,
  ...auth,
  ...exchangeShop,
  ...identity,
  ...iter,
  ...machineCalls,
  ...payment,
  ...promotion,
  ...upload,
}

export type Api = typeof api
export type Path = keyof Api
export type PathOf<M extends 'GET' | 'POST'> = {
  [P in Path]: Api[P]['method'] extends M ? P : never
}[Path]

/** What the client sends, what the handler receives, what comes back. */
export type In<P extends Path> = z.input<Api[P]['in']>
export type Parsed<P extends Path> = z.output<Api[P]['in']>
export type Out<P extends Path> = z.output<Api[P]['out']>
