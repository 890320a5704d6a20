import { Question } from '@/blocks/form/Question'
import type { LeadDetail } from '@/parts/location/location'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

interface RemoveContactProps {
  leadId: string
  contact: LeadDetail['contacts'][number]
  onClose: () => void
}

/** Whether somebody is no longer to be known. */
export function RemoveContact({ leadId, contact, onClose }: RemoveContactProps) {
  const { contact_id, name, position } = contact
  const remove = useSubmit(async () => {
    await api.post('/tp5/api/VillageDevelop/contactsRemove', { lead_id: leadId, contact_id })
    toast('删掉了')
    onClose()
  })
  return (
    <Question title={`删掉联系人${name}？`} confirm="删掉" danger act={remove} onCancel={onClose}>
      {`姓名、电话和备注都删掉，找不回来；记录里只留下“${position}”`}
    </Question>
  )
}
