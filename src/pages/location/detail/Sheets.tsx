import type { LeadDetail } from '@/parts/location/location'
import { ContactSheet } from './ContactSheet'
import { HandOverSheet } from './HandOverSheet'
import type { Asked } from './LeadActions'
import { LeadWords } from './LeadWords'
import { LiveSheet } from './LiveSheet'
import { ScoreSheet } from './ScoreSheet'

interface SheetsProps {
  lead: LeadDetail
  asked: Asked | undefined
  onClose: () => void
}

/** What is asked for before something is written. */
export function Sheets({ lead, asked, onClose }: SheetsProps) {
  const { lead_id } = lead
  if (asked === undefined) return null
  if (asked === 'contact') return <ContactSheet leadId={lead_id} onClose={onClose} />
  if (asked === 'score') return <ScoreSheet lead={lead} onClose={onClose} />
  if (asked === 'live') return <LiveSheet lead={lead} onClose={onClose} />
  if (asked === 'handOver') return <HandOverSheet lead={lead} onClose={onClose} />
  return <LeadWords leadId={lead_id} asked={asked} onClose={onClose} />
}
