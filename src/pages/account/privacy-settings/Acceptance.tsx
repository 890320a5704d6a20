import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { NewVersions } from './NewVersions'

type Agreements = Out<'/user/Center/agreement'>

const words = { accepted: '同意', withdrawn: '撤回' }

const lineOf = ({ said, said_at, version }: Agreements['said'][number]) =>
  `${dayOf(new Date(said_at))} ${words[said]} ${version} 版`

/** What binds this person, what they said to it and when, and what they have not agreed to yet. */
export function Acceptance() {
  const { data, reload } = useRead('/user/Center/agreement', {}, { member: true })
  return (
    <>
      {data?.due === 1 && <NewVersions version={data.version} onAgreed={() => void reload()} />}
      <Card bare>
        <Cell
          title="用户协议"
          value={inForce(data, 'user')}
          onPress={() => void go('userAgreement')}
        />
        <Cell
          title="隐私政策"
          value={inForce(data, 'privacy')}
          onPress={() => void go('privacy')}
        />
        {data?.said.map((one) => (
          <Cell key={`${one.key} ${one.said_at}`} title={one.title} value={lineOf(one)} />
        ))}
      </Card>
    </>
  )
}

function inForce(agreements: Agreements | undefined, key: 'user' | 'privacy'): string {
  const found = agreements?.in_force.find((one) => one.key === key)
  return found ? `现行 ${found.version} 版` : ''
}
