import type { Out } from '@contract/api'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { SelectField } from '@/ui/field/SelectField'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Application } from './Standing'

interface Wish {
  machine: string
  words: string
}

const faultsOf = ({ machine, words }: Wish) => ({
  machine: machine ? undefined : '请选择想运营的机器',
  words: words.trim().length >= 5 ? undefined : '请写几句为什么适合，至少 5 个字',
})

interface ApplyFormProps {
  application: Application
  machines: Out<'/tp5/api/Iter/machines'>['list']
}

/** Which machine, and why they; after a refusal what was written is there again. */
export function ApplyForm({ application, machines }: ApplyFormProps) {
  const { reason, state, words } = application
  const form = useForm({ machine: '', words: state === 'refused' ? words : '' }, faultsOf)
  const apply = useSubmit(async ({ machine, words: written }: Wish) => {
    await api.post('/tp5/api/Iter/apply', { machine_id: Number(machine), words: written.trim() })
    toast('已提交，等待审核')
  })
  const send = () => {
    const given = form.check()
    if (given) void apply.submit(given)
  }
  return (
    <FormPage
      route="iterApply"
      submitText="提交申请"
      busy={apply.busy}
      error={apply.error}
      onSubmit={send}
    >
      {state === 'refused' && (
        <ReasonStrip
          reason={`上次没有通过：${reason}`}
          way="找客服"
          onWay={() => void go('service')}
        />
      )}
      <Card>
        <Stack gap="s2">
          <Text size="lg" strong>
            管一台家门口的机器
          </Text>
          <Text size="sm" tone="ink2">
            补货、盘点、处理没出货的订单。货从供货商订，可以先记账。
          </Text>
        </Stack>
      </Card>
      <SelectField
        label="想运营哪台机器"
        {...form.mark('machine')}
        value={form.values.machine || undefined}
        options={machines.map(({ machine_id, name, village, address }) => ({
          value: String(machine_id),
          label: name,
          note: [village, address].filter(Boolean).join(' '),
        }))}
        onChange={(machine) => form.change({ machine })}
      />
      <Field
        label="为什么适合"
        multiline
        counted
        maxLength={300}
        placeholder="住得近不近，一天能去几次，有没有管过"
        {...form.field('words')}
      />
    </FormPage>
  )
}
