import { go } from '@/navigation/go'
import type { HoldingRow } from './holding'
import { Ticket } from './Ticket'
import { TicketEnd } from './TicketEnd'

/** One of what I hold, as it lies in a list: it opens, and says what to do with it first. */
export const HoldingTicket = ({ holding }: { holding: HoldingRow }) => (
  <Ticket holding={holding} onOpen={() => void go('holding', { holding_id: holding.holding_id })}>
    <TicketEnd holding={holding} />
  </Ticket>
)
