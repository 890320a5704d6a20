import { z } from 'zod'
import { get, post } from './call'
import { cursor, empty, paged, text, time } from './fields'
import { tierCalls } from './invite/tiers'

const code = text(40, '邀请码')

export const inviteCalls = {
  ...tierCalls,
  '/tp5/api/Invite/qrCode': post({
    summary: 'My invitation: an address to share or to draw as a QR code',
    access: 'user',
    feature: 'inviteReward',
    once: true,
    touches: [],
    in: empty,
    out: z.object({
      code: z.string(),
      link: z.string().describe('a public address of the app'),
      url: z.string().describe('the same as a whole address'),
      title: z.string(),
      text: z.string(),
      invited: z.number(),
      rules: z.array(z.string()).describe('what is given for it, and when'),
    }),
  }),
  '/tp5/api/Invite/show': get({
    summary: 'Who invites me',
    access: 'public',
    feature: 'inviteReward',
    limit: { max: 60, seconds: 60 },
    of: ['invites', 'me'],
    alike: true,
    in: z.object({ code }),
    out: z.object({
      code: z.string(),
      name: z.string().describe('masked'),
      rules: z.array(z.string()).describe('what accepting brings me, and when'),
    }),
  }),
  '/tp5/api/Invite/addInvitedUser': post({
    summary: 'Binds me to whoever invited me, once and only as a newcomer',
    access: 'user',
    feature: 'inviteReward',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['invites'],
    in: z.object({ code }),
    out: z.object({ name: z.string(), bound_at: time }),
  }),
  '/tp5/api/Invite/inviteTotal': get({
    summary: 'How many came by my invitation',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites'],
    in: empty,
    out: z.object({
      total: z.number(),
      today: z.number(),
      points: z.number().describe('what my invitations have brought me'),
    }),
  }),
  '/tp5/api/Invite/inviteDetail': get({
    summary: 'Who came by my invitation, newest first',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        name: z.string().describe('masked'),
        bound_at: time,
        state: z.enum(['waiting', 'rewarded', 'lapsed']),
        state_text: z.string(),
      }),
    ),
  }),
}
