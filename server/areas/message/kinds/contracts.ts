import { placeAt } from '../places'
import { defineKind } from './kind'

export interface ContractMoved {
  contract_id: number
  /** By its name. */
  machine: string
  moved: 'offered' | 'agreed' | 'ended' | 'settled'
  /** Which month, why it ended, or who gets what. */
  what: string
}

const moves: Record<
  ContractMoved['moved'],
  { state: string; words: (fact: ContractMoved) => { title: string; text: string } }
> = {
  offered: {
    state: '待确认',
    words: ({ machine, what }) => ({
      title: '有一份机器合约等您确认',
      text: `${machine}：${what}。看过没问题就签，不同意也说一声`,
    }),
  },
  agreed: {
    state: '已签好',
    words: ({ machine, what }) => ({ title: '机器合约签好了', text: `${machine}：${what}` }),
  },
  ended: {
    state: '已结束',
    words: ({ machine, what }) => ({
      title: '机器合约结束了',
      text: `${machine}：${what}，赚到的都结算给您了`,
    }),
  },
  settled: {
    state: '已结算',
    words: ({ machine, what }) => ({
      title: '机器合约结算了',
      text: `${machine} ${what}的收入记到账上了`,
    }),
  },
}

/** Who earns by a machine, and what came of it. */
export const contractKinds = {
  contract: defineKind<ContractMoved>({
    subject: 'account',
    template: 'identity',
    words: (fact) => {
      const { state, words } = moves[fact.moved]
      return { ...words(fact), thing: '机器合约', state }
    },
    place: ({ contract_id }) => placeAt('contract', { contract_id }),
  }),
}
