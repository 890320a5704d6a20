import type { residentsCalls } from '@contract/steward/residents'
import { decideMember, findMember } from '@server/areas/village/village'
import type { HandlersOf } from '@server/call/handler'
import { countAsked, membersPage } from './residents/list'
import { look } from './residents/look'
import { presentMember, presentMembers } from './residents/present'
import { scopeOf } from './scope'

export const residentsHandlers: HandlersOf<typeof residentsCalls> = {
  '/tp5/api/Housekeep/userLists': async ({ cursor, village }, context) => {
    const scope = await scopeOf(context, village)
    const { list, next } = await membersPage(scope, { cursor, state: 'approved' })
    return { list: await presentMembers(context.db, list), next }
  },

  '/tp5/api/Housekeep/authUserList': async ({ cursor, state = 'asked' }, context) => {
    const scope = await scopeOf(context)
    const { list, next } = await membersPage(scope, { cursor, state })
    const asked = await countAsked(scope)
    return { list: await presentMembers(context.db, list), next, asked }
  },

  '/tp5/api/Housekeep/userDetail': async (input, context) => {
    const { db, config, user } = context
    const { villages } = await scopeOf(context)
    const member = await findMember(db, input.member_id, villages)
    return presentMember({ db, config, userId: user.userId }, member)
  },

  '/tp5/api/Housekeep/userAuth': async (input, context) => {
    const { db, user, now } = context
    const { member_id: memberId, pass, reason } = input
    const { villages: names } = await scopeOf(context)
    const member = await decideMember(db, {
      ...{ memberId, names, by: user.userId, was: 'asked', pass: pass === 1, reason, now },
    })
    const [row] = await presentMembers(db, [member])
    return row!
  },

  '/tp5/api/Housekeep/userRemove': async (input, context) => {
    const { db, user, now } = context
    const { member_id: memberId, reason } = input
    const { villages: names } = await scopeOf(context)
    const member = await decideMember(db, {
      ...{ memberId, names, by: user.userId, was: 'approved', pass: false, reason, now },
    })
    const [row] = await presentMembers(db, [member])
    return row!
  },

  '/tp5/api/Housekeep/look': async (input, context) => {
    const { db, config, user, now } = context
    const { member_id: memberId, what, reason } = input
    const { villages } = await scopeOf(context)
    const member = await findMember(db, memberId, villages)
    return { what, value: await look(member, { db, config, by: user.userId, what, reason, now }) }
  },
}
