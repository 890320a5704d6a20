import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** The policy, and to which version of it this person said yes. */
export function Acceptance() {
  const { data } = useRead('/user/Center/agreement', {}, { member: true })
  return (
    <Card bare>
      <Cell
        title="隐私政策"
        value={data ? `现行 ${data.privacy_version} 版` : ''}
        onPress={() => void go('privacy')}
      />
      {data && (
        <Cell
          title="我的同意"
          value={`${dayOf(new Date(data.accepted_at))} · ${data.accepted_version} 版`}
        />
      )}
    </Card>
  )
}
