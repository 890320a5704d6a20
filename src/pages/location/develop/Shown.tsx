import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import type { LeadState } from '@/parts/location/location'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { Segmented } from '@/ui/tabs/Segmented'
import { Tabs } from '@/ui/tabs/Tabs'

interface ShownProps {
  total: Out<'/tp5/api/VillageDevelopment/total'>
  mine: 'mine' | 'all'
  state: LeadState | 'all'
  onWhose: (whose: 'mine' | 'all') => void
  onState: (state: LeadState | 'all') => void
}

/** Whose leads, and how many stand where; what waits for a decision of mine above all. */
export function Shown({ total, mine, state, onWhose, onState }: ShownProps) {
  const choices = [
    { value: 'all' as const, text: `全部 ${total.all}` },
    ...total.states
      .filter((one) => one.count > 0 || one.state === state)
      .map((one) => ({ value: one.state, text: `${one.text} ${one.count}` })),
  ]
  return (
    <>
      {total.to_audit > 0 && (
        <NoticeBar more="去审核" onMore={() => void go('locationAudit', {})}>
          {`有 ${total.to_audit} 个点位等您审核`}
        </NoticeBar>
      )}
      <Segmented
        label="谁的"
        choices={[
          { value: 'mine', text: '我的' },
          { value: 'all', text: '大家的' },
        ]}
        value={mine}
        onChoose={onWhose}
      />
      <Tabs label="进展" choices={choices} value={state} onChoose={onState} flush />
    </>
  )
}
