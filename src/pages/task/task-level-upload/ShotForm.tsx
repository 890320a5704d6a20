import type { Out } from '@contract/api'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { imageUrl } from '@/hosts/imageUrl'
import { replace } from '@/navigation/go'
import { bringShot, rewardWords } from '@/parts/task/task'
import { TaskHead } from '@/parts/task/TaskHead'
import { viewMedia } from '@/platform/viewMedia'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Text } from '@/ui/text/Text'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'

interface ShotFormProps {
  shots: Out<'/tp5/api/BillUserImage/show'>
}

/** Pictures to send, with what was wrong with those before. */
export function ShotForm({ shots }: ShotFormProps) {
  const { title, advertiser, about, example, most, state, reason, sendings_left, flag } = shots
  const { bill_user_id } = shots
  const again = state === 'refused'
  const uploads = useUploads({ most, upload: bringShot })
  const form = useForm({}, () => ({ pictures: uploadsFault(uploads.items, 1) }))
  const send = useSubmit(async () => {
    const pictures = uploads.done.map(({ upload_id }) => upload_id).join(',')
    const given = { bill_user_id, pictures }
    if (again) await api.post('/tp5/api/BillUserImage/update', given)
    else await api.post('/tp5/api/BillUserImage/upload', given)
    toast('交上去了，一般 1 天内有结果')
    await replace('taskDetails', { flag: String(flag) })
  })
  const whole = example && imageUrl(example)
  return (
    <FormPage
      route="taskLevelUpload"
      submitText={again ? '重新提交' : '提交审核'}
      busy={send.busy}
      error={send.error}
      onSubmit={() => void (form.check() && send.submit())}
    >
      <TaskHead title={title} advertiser={advertiser} reward={rewardWords(shots)} note={about} />
      {again && (
        <Card>
          <Text strong tone="warn">
            上次没有通过
          </Text>
          <Text>{reason}</Text>
        </Card>
      )}
      {whole && (
        <Button
          kind="outline"
          onPress={() => void viewMedia([{ url: whole, type: 'image', name: '样图' }], 0)}
        >
          看样图
        </Button>
      )}
      <Card>
        <UploadField
          label="截图"
          note={`只有您和审核的人能看到，还能传 ${sendings_left} 次`}
          uploads={uploads}
          {...form.mark('pictures')}
        />
      </Card>
    </FormPage>
  )
}
