import { Choices } from '@/blocks/list/Choices'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Empty } from '@/ui/state/Empty'
import { LeadRow } from './LeadRow'
import type { LeadState } from './location'

interface WhichLeadProps {
  route: 'locationDetail' | 'locationContract'
  question: string
  /** Only mine in this state. */
  state?: LeadState
}

/** An address that does not say which place: the list. */
export function WhichLead({ route, question, state }: WhichLeadProps) {
  const paged = usePaged('/tp5/api/VillageDevelopment/list', state ? { state, mine: 1 } : {})
  return (
    <StaffScreen route={route} title={question} needs={paged}>
      <Choices paged={paged} empty={<Empty title="没有这样的点位" text="先登记一个线索" />}>
        {(lead) => (
          <LeadRow
            key={lead.lead_id}
            lead={lead}
            onOpen={() => void go(route, { lead_id: lead.lead_id })}
          />
        )}
      </Choices>
    </StaffScreen>
  )
}
