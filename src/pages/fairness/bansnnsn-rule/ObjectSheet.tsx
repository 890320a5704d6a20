import { TicketForm } from './TicketForm'

interface ObjectSheetProps {
  offence: { offence_id: string; name: string }
  onClose: () => void
}

export const ObjectSheet = ({ offence, onClose }: ObjectSheetProps) => (
  <TicketForm
    title="申诉"
    hint={`“${offence.name}”：说说当时是怎么做的，我们会请工作人员再看一遍。只能申诉一次`}
    about={{ offence_id: offence.offence_id }}
    onClose={onClose}
  />
)
