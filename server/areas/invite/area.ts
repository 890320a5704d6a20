import { inviteCalls } from '@contract/invite'
import { defineArea } from '../area'
import { codedInvite } from './coded-invite'
import { inviteCase } from './desk'
import { inviteHandlers } from './invite.calls'
import { inviteJobs } from './jobs'
import { inviteLandings } from './landings'
import { inviteLeaving } from './leaving'
import { seedInvites } from './seed'
import { inviteTelling } from './telling'

export const inviteArea = defineArea({
  name: 'invite',
  calls: inviteCalls,
  handlers: inviteHandlers,
  jobs: inviteJobs,
  landings: inviteLandings,
  leaving: inviteLeaving,
  telling: inviteTelling,
  seed: seedInvites,
  coded: { invite: codedInvite },
  desk: { invite: inviteCase },
})
