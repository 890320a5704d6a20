import type { Feature } from '@contract/features'
import { type Here, isClosed } from '@server/call/closed'
import { Refusal } from '@server/call/refusal'
import type { CampaignKind, Definition } from './definition'
import { forMoneyAlone, isUnsoldOn } from './sale'
import type { Teased } from './teasers'

/** The kinds that an owner may close somewhere. */
const featureOf: Partial<Record<CampaignKind, Feature>> = { blindBox: 'blindBox' }

const isShut = ({ kind }: Pick<Definition, 'kind'>, here: Here) => {
  const feature = featureOf[kind]
  return feature !== undefined && isClosed(here, feature)
}

/** Who comes by a link to what is not shown where they are finds a calm page. */
export function refuseElsewhere({ definition }: { definition: Definition }, here: Here): void {
  if (isShut(definition, here)) throw new Refusal('closedHere')
  if (isUnsoldOn(forMoneyAlone(definition), here.platform)) throw new Refusal('notOnIos')
}

/** Whether lists lead to it there. */
export const isShownHere = ({ definition }: Pick<Teased, 'definition'>, here: Here): boolean =>
  !isShut(definition, here) && !isUnsoldOn(definition.forMoneyAlone ?? [], here.platform)
