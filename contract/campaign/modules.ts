import { z } from 'zod'
import { goodsRow, tint } from '../catalogue/goods'
import { link, time } from '../fields'
import { campaignKinds, campaignState, tones } from '../prize/fields'

export const teaser = z.object({
  key: z.string(),
  kind: z.enum(campaignKinds),
  group: z.string().describe('what it is for, in words'),
  title: z.string(),
  note: z.string(),
  link,
  state: campaignState,
  state_text: z.string().describe('of what is open: how much of it is left'),
  scene: z.string(),
  tone: z.enum(tones),
  tint,
})

/** The pieces that a page is composed of, in the order in which they are shown. */
export const module = z.discriminatedUnion('type', [
  z.object({ type: z.literal('prizes'), title: z.string(), prizes: z.array(z.string()) }),
  z.object({ type: z.literal('lamps'), title: z.string() }),
  z.object({
    type: z.literal('house'),
    title: z.string(),
    scene: z.string().describe('the drawing of how far it has come'),
    text: z.string(),
    next: z.string().describe('what comes next, and what is missing; empty: it is finished'),
  }),
  z.object({ type: z.literal('outside'), title: z.string() }),
  z.object({
    type: z.literal('odds'),
    title: z.string(),
    note: z.string(),
    guarantee: z.string().describe('after how many draws a better one is certain; empty: never'),
    consolation: z.string().describe('what comes in place of what is gone; empty: nothing'),
    version: z.string().describe('of the odds, as they were published'),
    published_at: time.nullable(),
    promised: z.string().describe('SHA-256 of the seed of today; empty: none is promised'),
  }),
  z.object({ type: z.literal('text'), title: z.string(), lines: z.array(z.string()) }),
  z.object({
    type: z.literal('rights'),
    title: z.string(),
    list: z.array(
      z.object({ name: z.string(), value: z.string(), how: z.string(), picture: z.string() }),
    ),
  }),
  z.object({
    type: z.literal('banner'),
    title: z.string(),
    note: z.string(),
    picture: z.string(),
    tint,
    link,
  }),
  z.object({
    type: z.literal('links'),
    title: z.string(),
    list: z.array(
      z.object({ text: z.string(), note: z.string(), picture: z.string(), tint, link }),
    ),
  }),
  z.object({
    type: z.literal('goods'),
    title: z.string(),
    note: z.string(),
    link,
    list: z.array(goodsRow),
  }),
  z.object({
    type: z.literal('tabs'),
    title: z.string(),
    tabs: z.array(z.object({ tab_key: z.string(), text: z.string() })),
  }),
  z.object({ type: z.literal('campaigns'), title: z.string(), list: z.array(teaser) }),
  z.object({
    type: z.literal('receivers'),
    title: z.string(),
    given: z.number().describe('how many prizes have been received altogether'),
    list: z.array(z.object({ name: z.string(), what: z.string(), at: time })),
  }),
])
