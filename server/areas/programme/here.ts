import type { Feature } from '@contract/features'
import { type Here, isClosed, refuseClosed } from '@server/call/closed'
import { Refusal } from '@server/call/refusal'
import { type CampaignKind, type Definition, isHelpedDraw } from './definition'
import { forMoneyAlone, isUnsoldOn } from './sale'
import type { Teased } from './teasers'

/** The kinds that an owner may close somewhere. */
const featureOf: Partial<Record<CampaignKind, Feature>> = { blindBox: 'blindBox' }

const isShut = ({ kind }: Pick<Definition, 'kind'>, here: Here) => {
  const feature = featureOf[kind]
  return feature !== undefined && isClosed(here, feature)
}

/** Whoever has its page from elsewhere does not take part there either. */
export function refuseHelpedDraw({ definition }: { definition: Definition }, here: Here): void {
  if (isHelpedDraw(definition)) refuseClosed(here, 'helpedDraw')
}

/** Who comes by a link to what is not shown where they are finds a calm page. */
export function refuseElsewhere({ definition }: { definition: Definition }, here: Here): void {
  if (isShut(definition, here)) throw new Refusal('closedHere')
  refuseHelpedDraw({ definition }, here)
  if (isUnsoldOn(forMoneyAlone(definition), here.platform)) throw new Refusal('notOnIos')
}

/** Whether lists lead to it there. */
export const isShownHere = ({ definition }: Pick<Teased, 'definition'>, here: Here): boolean =>
  !isShut(definition, here) &&
  !(definition.helpedDraw && isClosed(here, 'helpedDraw')) &&
  !isUnsoldOn(definition.forMoneyAlone ?? [], here.platform)
