import { z } from 'zod'
import { get, post } from './call'
import { drawAnchor, drawCheck, drawProof, ownSeed } from './draw'
import { cursor, empty, flag, id, paged, text, time, uuid } from './fields'

const prizeKind = z.enum(['points', 'gold', 'goods', 'none'])

const prize = z.object({
  prize_id: z.number(),
  name: z.string(),
  sign: z.string().describe('one character, as the reels show it'),
  kind: prizeKind,
  per_ten_thousand: z.number().describe('how often it comes now, of ten thousand draws'),
  left: z.number().nullable().describe('today; null: without end'),
  worth: z.number().describe('in cents'),
  goods_id: z.number().nullable(),
  image: z.string().describe('of the goods; empty: none are'),
})

const chances = z.object({
  left: z.number(),
  used: z.number(),
  sources: z.array(
    z.object({
      key: z.enum(['free', 'signIn', 'task', 'invite', 'bought']),
      title: z.string(),
      got: z.number(),
      most: z.number(),
    }),
  ),
})

const playState = z.enum(['none', 'given', 'waiting', 'claimed', 'expired'])

const play = z.object({
  play_id: z.string(),
  prize_id: z.number(),
  name: z.string(),
  sign: z.string(),
  kind: prizeKind,
  state: playState,
  state_text: z.string(),
  order_sn: z.string(),
  played_at: time,
  expires_at: time.nullable().describe('until when it has to be claimed'),
})

const one = z.object({ play_id: uuid })
const starting = z.object({ own_seed: ownSeed, statement: text(40, '声明版本').optional() })
const drawn = play.extend({ reels: z.array(z.string()) })

const turn = z.object({
  state: z.enum(['none', 'waiting', 'drawn', 'refused']),
  ahead: z.number(),
  ask_after: z.number().describe('in milliseconds; 0: no need'),
  reason: z.string().describe('why nothing came of it'),
  drawn: drawn.nullable(),
})

const buying = z.object({
  points: z.number().describe('what one more chance costs'),
  left: z.number().describe('how many more can be bought today'),
  reason: z.string().describe('why none; empty: it can be bought'),
})

/** A lottery every day whose draws anybody can do again. */
export const lotteryCalls = {
  '/tp5/api/TigerActivity/page': get({
    summary: 'What can be won now and how often it comes, and what today is drawn by',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: empty,
    out: z.object({
      cycle: z.object({ title: z.string(), starts_at: time, ends_at: time }).nullable(),
      prizes: z.array(prize),
      rules: z.array(z.string()),
      proof: drawProof,
      before: drawProof.nullable().describe('of yesterday, whose seed is open'),
      anchor: drawAnchor.nullable(),
    }),
  }),
  '/tp5/api/TigerActivity/playUser': get({
    summary: 'How many chances I have today, from what, and whether my age is owed',
    access: 'user',
    of: ['campaigns', 'signIns', 'adTasks', 'invites', 'wallet'],
    in: empty,
    out: chances.extend({
      statement: z.string().describe('version of the statement of age that is owed; empty: none'),
      points: z.number(),
      user_id: z.string().describe('part of what is drawn by'),
      nonce: z.number().describe('which draw of mine today the next one is'),
    }),
  }),
  '/tp5/api/TigerActivity/start': post({
    summary: 'Draws once, by the seed of the day and my own',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 60 },
    touches: ['campaigns', 'wallet'],
    in: starting,
    out: drawn.extend({ left: z.number() }),
  }),
  '/tp5/api/TigerActivity/queue': post({
    summary: 'Stands in line for one draw, where others are drawing',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 60 },
    touches: ['campaigns'],
    in: starting,
    out: turn,
  }),
  '/tp5/api/TigerActivity/startQueueResult': get({
    summary: 'Where I stand in line, or what came of it, and when to ask again',
    access: 'user',
    of: ['campaigns'],
    touches: ['campaigns', 'wallet'],
    in: empty,
    out: turn,
  }),
  '/tp5/api/TigerActivity/leaveQueue': post({
    summary: 'Gives my place in line up, and says what had come of it already',
    access: 'user',
    once: true,
    touches: ['campaigns'],
    in: empty,
    out: turn,
  }),
  '/tp5/api/TigerActivity/buyLimit': get({
    summary: 'From what chances come where the app runs, and how many of each a day',
    access: 'public',
    of: [],
    in: empty,
    out: z.object({
      sources: z.array(
        z.object({ key: z.string(), title: z.string(), most: z.number(), link: z.string() }),
      ),
    }),
  }),
  '/tp5/api/TigerActivity/checkBuy': get({
    summary: 'What one more chance costs, and whether I may have it',
    access: 'user',
    of: ['campaigns', 'wallet', 'identity'],
    in: empty,
    out: buying,
  }),
  '/tp5/api/TigerActivity/buy': post({
    summary: 'Buys one more chance for today',
    access: 'user',
    once: true,
    touches: ['campaigns', 'wallet'],
    in: empty,
    out: chances,
  }),
  '/tp5/api/TigerActivity/myPrize': get({
    summary: 'What I won, newest first',
    access: 'user',
    of: ['campaigns', 'orders'],
    in: z.object({ cursor }),
    out: paged(play),
  }),
  '/tp5/api/TigerActivity/littlePrize': get({
    summary: 'What I won in points and gold today',
    access: 'user',
    of: ['campaigns'],
    in: empty,
    out: z.object({ points: z.number(), gold: z.number(), times: z.number() }),
  }),
  '/tp5/api/TigerActivity/cyclePrize': get({
    summary: 'The prizes of the cycle with what is left of each',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: empty,
    out: z.object({ title: z.string(), ends_at: time.nullable(), prizes: z.array(prize) }),
  }),
  '/tp5/api/TigerActivity/prizeGoods': get({
    summary: 'Which goods can be won',
    access: 'public',
    of: ['campaigns', 'goods'],
    alike: true,
    in: empty,
    out: z.object({ list: z.array(prize.extend({ title: z.string() })) }),
  }),
  '/tp5/api/TigerActivity/goodsDetail': get({
    summary: 'Goods that can be won',
    access: 'public',
    of: ['campaigns', 'goods'],
    alike: true,
    in: z.object({ prize_id: id }),
    out: prize.extend({
      title: z.string(),
      intro: z.string(),
      details: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
  '/tp5/api/TigerActivity/scrollLog': get({
    summary: 'Who won what lately, masked',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: empty,
    out: z.object({
      list: z.array(z.object({ name: z.string(), prize: z.string(), played_at: time })),
    }),
  }),
  '/tp5/api/TigerActivity/play': get({
    summary: 'One draw of mine',
    access: 'user',
    of: ['campaigns', 'orders'],
    in: one,
    out: play,
  }),
  '/tp5/api/TigerActivity/verify': get({
    summary: 'All that a draw of mine was made by; the seed once its day is over',
    access: 'user',
    of: ['campaigns'],
    in: one,
    out: drawCheck,
  }),
  '/tp5/api/TigerActivity/bindPrize': post({
    summary: 'Has goods that I won sent to an address of mine',
    access: 'user',
    once: true,
    touches: ['campaigns', 'orders'],
    in: one.extend({ address_id: id }),
    out: play,
  }),
  '/tp5/api/TigerActivity/waiting': get({
    summary: 'How many goods I won that wait for an address',
    access: 'user',
    of: ['campaigns'],
    in: empty,
    out: z.object({ waiting: z.number() }),
  }),
  '/tp5/api/TigerActivity/popup': get({
    summary: 'What I won and have not claimed, to be told once',
    access: 'user',
    of: ['campaigns'],
    in: empty,
    out: z.object({ play: play.nullable() }),
  }),
  '/tp5/api/TigerActivity/closePopup': post({
    summary: 'I have seen it',
    access: 'user',
    once: true,
    touches: ['campaigns'],
    in: one,
    out: empty,
  }),
  '/tp5/api/TigerActivity/view': post({
    summary: 'Counts that I looked, once a day',
    access: 'user',
    touches: [],
    in: empty,
    out: z.object({ views: z.number().describe('people who looked today') }),
  }),
  '/tp5/api/TigerActivity/invite': post({
    summary: 'My invitation; who comes by it gives me a chance',
    access: 'user',
    feature: 'inviteReward',
    once: true,
    touches: [],
    in: empty,
    out: z.object({ code: z.string(), link: z.string(), title: z.string(), today: z.number() }),
  }),
  '/tp5/api/TigerActivity/vows': get({
    summary: 'What people wish for, newest first',
    access: 'public',
    of: ['campaigns'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        vow_id: z.string(),
        name: z.string().describe('masked'),
        words: z.string(),
        likes: z.number(),
        liked: flag,
        created_at: time,
      }),
    ),
  }),
  '/tp5/api/TigerActivity/vow': post({
    summary: 'Says what I wish for',
    access: 'user',
    feature: 'userText',
    once: true,
    limit: { max: 10, seconds: 3600 },
    touches: ['campaigns'],
    in: z.object({ words: text(60, '心愿') }),
    out: z.object({ state: z.enum(['waiting', 'shown']), state_text: z.string() }),
  }),
  '/tp5/api/TigerActivity/like': post({
    summary: 'Likes a wish, once',
    access: 'user',
    once: true,
    touches: ['campaigns'],
    in: z.object({ vow_id: uuid }),
    out: z.object({ likes: z.number() }),
  }),
}
