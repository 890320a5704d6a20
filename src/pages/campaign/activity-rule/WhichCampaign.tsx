import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Empty } from '@/ui/state/Empty'

/** Which campaign's rules somebody wants to read. */
export function WhichCampaign() {
  const paged = usePaged('/tp5/api/Campaign/lists', {}, { alike: true })
  const empty = <Empty title="暂时没有活动" text="新活动上线后会出现在这里" />
  return (
    <Which route="activityRule" question="看哪个活动的规则？" paged={paged} empty={empty}>
      {({ key, title, state_text }) => (
        <Card key={key} bare>
          <Cell title={title} value={state_text} onPress={() => void go('activityRule', { key })} />
        </Card>
      )}
    </Which>
  )
}
