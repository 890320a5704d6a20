import { z } from 'zod'
import { get } from '../call'
import { tint } from '../catalogue/goods'
import { empty, flag, link, time } from '../fields'
import { week } from '../sign-in/days'

export const pageCalls = {
  '/tp5/api/Index/page': get({
    summary: 'The home page: village, banners, entries by who I am, strips, notices',
    access: 'public',
    of: [
      'village',
      'notices',
      'campaigns',
      'me',
      'here',
      'signIns',
      'earnings',
      'adTasks',
      'tasks',
      'addresses',
      'identity',
      'orders',
      'goods',
      'holdings',
    ],
    in: empty,
    out: z.object({
      village: z
        .object({
          village_id: z.number(),
          name: z.string(),
          distance: z.number().nullable().describe('metres; null where the position is unknown'),
          mine: flag.describe('1: I belong to it'),
        })
        .nullable()
        .describe(
          'the nearest; mine where the position is unknown; null where none has opened yet',
        ),
      banners: z.array(
        z.object({
          banner_id: z.number(),
          eyebrow: z.string(),
          title: z.string(),
          image: z.string(),
          goods_id: z.number().describe('where a tap leads; 0: to the link'),
          link,
        }),
      ),
      notices: z
        .array(z.object({ notice_id: z.number(), text: z.string(), changed_at: time }))
        .describe('the newest first'),
      notices_seen_at: time.nullable().describe('up to when I have read; null: nothing yet'),
      entries: z
        .array(
          z.object({
            key: z.string(),
            text: z.string(),
            icon: z.string().describe('the key of its icon'),
            link,
            badge: z.number().describe('what waits there; 0: nothing'),
            role: flag.describe('1: only because of a role of mine'),
          }),
        )
        .describe('the grid, in its order'),
      week: week.nullable().describe('my signing in; null for a visitor'),
      strips: z
        .array(
          z.object({
            key: z.string(),
            title: z.string(),
            note: z.string(),
            link,
            cards: z.array(
              z.object({
                key: z.string(),
                title: z.string(),
                note: z.string(),
                scene: z.string(),
                tint,
                link,
                state_text: z.string(),
              }),
            ),
            rows: z
              .array(
                z.object({
                  key: z.string(),
                  title: z.string(),
                  note: z.string(),
                  brings: z.string(),
                  way: z.string().describe('what its button says'),
                  link,
                }),
              )
              .describe('what is better told than shown; a strip has cards or rows'),
          }),
        )
        .describe('what areas have going on'),
    }),
  }),
}
