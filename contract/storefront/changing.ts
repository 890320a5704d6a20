import { z } from 'zod'
import { post } from '../call'
import { empty, text } from '../fields'
import { place, shopChange } from './shapes'

export const changingCalls = {
  '/tp5/api/VillageEnter/askChange': post({
    summary: 'Asks for another name or address of my shop; the house looks at it first',
    access: 'merchant',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: ['shops'],
    in: z.object({ name: text(30, '店名'), address: text(60, '地址'), ...place }),
    out: shopChange,
  }),
  '/tp5/api/VillageEnter/withdrawChange': post({
    summary: 'Takes back what I asked for before anybody has decided it',
    access: 'merchant',
    once: true,
    touches: ['shops'],
    in: empty,
    out: empty,
  }),
}
