import { TicketForm } from './TicketForm'

interface AskSheetProps {
  about: string | undefined
  onClose: () => void
}

export const AskSheet = ({ about, onClose }: AskSheetProps) => (
  <TicketForm
    title="提问"
    hint="任务、奖励、收入有不明白的，写下来，工作人员会在消息里回复您"
    about={about ? { about } : {}}
    onClose={onClose}
  />
)
