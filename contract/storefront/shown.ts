import { z } from 'zod'
import { get, post } from '../call'
import { cursor, flag, id, maybeText, paged } from '../fields'
import { place, service, shopKind, shopPackage, shopRow, which } from './shapes'

export const shownCalls = {
  '/tp5/api/VillageEnter/page': get({
    summary: 'Shops that have joined: the nearest first, of a village or of all',
    access: 'public',
    of: ['shops', 'here'],
    in: z.object({
      cursor,
      village_id: id.optional(),
      kind: shopKind.optional(),
      words: maybeText(30, '店名').optional(),
    }),
    out: paged(shopRow),
  }),
  '/tp5/api/VillageEnter/businessDetail': get({
    summary: 'A shop as neighbours see it: when, where, what it does and what can be bought of it',
    access: 'public',
    of: ['shops', 'goods', 'here'],
    in: which,
    out: shopRow.extend({
      ...place,
      phone: z.string(),
      intro: z.string(),
      pictures: z.array(z.string()),
      resting: flag.describe('1: its owner has closed it for the time being'),
      services: z.array(service),
      offers: z.array(shopPackage),
      mine: flag.describe('1: I keep it or work there'),
    }),
  }),
  '/tp5/api/Higirz/checkBuy': post({
    summary: 'Whether I may buy a package of a shop now, before I go to pay, or why not',
    access: 'user',
    of: ['shops', 'goods', 'orders'],
    in: z.object({ goods_id: id, number: id.optional().describe('1 where it is left out') }),
    out: z.object({
      may: flag,
      reason: z.string(),
      most: z.number().describe('so many may I still buy'),
    }),
  }),
}
