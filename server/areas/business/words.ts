import type { ContractKind, PartyRole } from '@contract/business/shapes'
import { priceWords } from '@server/areas/order/order'
import type { Agreed, Party } from './find'

export const roleTexts: Record<PartyRole, string> = {
  place: '点位方',
  owner: '机器老板',
  operator: '运营',
}

const partWords: Record<ContractKind, (part: number) => string> = {
  percent: (part) => `${part}%`,
  permille: (part) => `${part}‰`,
  rent: (part) => `每月 ${priceWords({ money: part })[0] ?? '0 元'}`,
}

/** What somebody has of it; who runs the machine has what is left of a rent. */
export const partText = (kind: ContractKind, { role, part }: Pick<Party, 'role' | 'part'>) =>
  kind === 'rent' && role === 'operator' ? '付完租金剩下的' : partWords[kind](part)

export const termsText = ({ contract, parties }: Agreed): string =>
  parties.map((one) => `${roleTexts[one.role]} ${partText(contract.kind, one)}`).join('，')

/** Who has what dividing leaves. */
export const restText: Record<ContractKind, string> = {
  percent: '每月按整分算给别的各方，分不尽的几分钱归运营',
  permille: '每月按整分算给别的各方，分不尽的几分钱归运营',
  rent: '租金从当月卖的钱里付，不满一个月按天算；卖得不够付的，从后面几个月里补，剩下的归运营',
}
