import {
  type Campaign,
  type Limit,
  helpSentence,
  isBought,
  limitSentence,
} from '@server/areas/programme/programme'

/** All that is counted of anybody: nobody is refused by a rule that they could not read. */
export const limitsOf = (campaign: Campaign): string[] => [
  ...sentencesOf(campaign, campaign.definition.limits),
  ...ofPrizes(campaign),
  ...ofHelping(campaign),
]

const sentencesOf = ({ definition }: Campaign, limits: readonly Limit[]) =>
  limits.map((limit) => limitSentence(limit, isBought(definition)))

/** What all prizes share is said once. */
function ofPrizes(campaign: Campaign): string[] {
  const { prizes } = campaign.definition
  const named = new Map<string, string[]>()
  for (const { name, limits } of prizes)
    for (const sentence of sentencesOf(campaign, limits))
      named.set(sentence, [...(named.get(sentence) ?? []), name])
  return [...named].map(([sentence, names]) =>
    names.length === prizes.length
      ? `每样：${sentence}`
      : `${names.map((name) => `“${name}”`).join('、')}：${sentence}`,
  )
}

function ofHelping({ definition: { lamps } }: Campaign): string[] {
  if (!lamps) return []
  const { device, network } = lamps.helps_a_day_of ?? {}
  return [
    helpSentence('user', lamps.helps_a_day),
    ...(device === undefined ? [] : [helpSentence('device', device)]),
    ...(network === undefined ? [] : [helpSentence('network', network)]),
  ]
}
