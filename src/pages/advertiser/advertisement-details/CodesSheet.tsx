import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'

interface CodesSheetProps {
  which: { campaign_id: number; task_id: number }
  onClose: () => void
}

const mostSigns = 350_000

/** More codes, as they come out of a table. */
export function CodesSheet({ which, onClose }: CodesSheetProps) {
  const form = useForm({ codes: '' }, ({ codes }) => ({
    codes: codes.trim() ? undefined : '请粘贴券码，一行一个',
  }))
  const add = useSubmit(async () => {
    const given = form.check()
    if (!given) return
    const { added, known } = await api.postLarge('/tp5/api/AdGift/addCodes', { ...which, ...given })
    toast(known > 0 ? `加了 ${added} 个，${known} 个已经有了` : `加了 ${added} 个券码`)
    onClose()
  })
  return (
    <FormSheet
      title="加券码"
      submitText="加上"
      busy={add.busy}
      error={add.error}
      onSubmit={() => void add.submit()}
      onClose={onClose}
    >
      <Field label="券码，一行一个" multiline maxLength={mostSigns} {...form.field('codes')} />
      <Text size="sm" tone="ink3">
        也可以把表格粘贴过来，取第一列。一次最多 5000
        个，重复的不会再加。券码加密保存，加上以后不再显示。
      </Text>
    </FormSheet>
  )
}
