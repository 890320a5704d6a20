import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type CustomerState = 'reported' | 'talking' | 'signed' | 'lost'

interface StateRule {
  text: string
  next: readonly CustomerState[]
}

/** How far it is with a customer. */
export const states = defineStates<CustomerState, StateRule>(
  {
    reported: { text: '已报备', next: ['talking', 'lost'] },
    talking: { text: '跟进中', next: ['signed', 'lost'] },
    signed: { text: '已签约', next: [] },
    lost: { text: '没谈成', next: ['talking'] },
  },
  (is, would) => new Refusal('invalid', `${is.text}的客户不能改成${would?.text ?? '这个'}`),
)

export const stateNames: readonly CustomerState[] = ['reported', 'talking', 'signed', 'lost']
