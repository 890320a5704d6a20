export type CustomerKind = 'shop' | 'company' | 'place' | 'other'

export const kindTexts: Readonly<Record<CustomerKind, string>> = {
  shop: '店铺',
  company: '企业',
  place: '场地',
  other: '其他',
}

/** So long a customer is who reported it first's; each note of a talk begins it anew, until it is given up. */
export const protectedDays = 30

export const customerSentences = [
  `报备以后 ${protectedDays} 天里是您的客户，别人不能再报；每写一次跟进，从那天起再保护 ${protectedDays} 天`,
  '电话或者名称和保护期里的客户一样的，不能重复报备',
  '改成“没谈成”的，从那一刻起不再保护；改进展要写一条跟进，说明为什么',
  '过了保护期没人跟进的，别人可以再报；已签约的不能再报',
  '只有报备的人能改；每次改了什么都留着',
]
