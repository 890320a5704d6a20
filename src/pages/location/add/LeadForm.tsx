import { useForm } from '@/blocks/form/useForm'
import { useRead } from '@/cache/useRead'
import { back, replace } from '@/navigation/go'
import type { LeadDetail } from '@/parts/location/location'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Field } from '@/ui/field/Field'
import { SelectField } from '@/ui/field/SelectField'
import { faultsOf, typedOf, wishOf } from './leadValues'
import { PlaceField } from './PlaceField'

/** What the place is and where; refused where somebody develops it already. */
export function LeadForm({ lead }: { lead?: LeadDetail }) {
  const helper = useRead('/tp5/api/Village/helper')
  const form = useForm(() => typedOf(lead), faultsOf)
  const save = useSubmit(async () => {
    const filled = form.check()
    const wish = filled && wishOf(filled)
    if (!wish) return
    if (lead) {
      await api.post('/tp5/api/VillageDevelop/edit', { lead_id: lead.lead_id, ...wish })
      toast('改好了')
      await back()
      return
    }
    const { lead_id } = await api.post('/tp5/api/VillageDevelop/add', wish)
    toast('登记好了')
    await replace('locationDetail', { lead_id })
  })
  if (!helper.data) return <UnloadedStaffScreen route="locationAdd" call={helper} rows={5} />
  const { kinds, rules } = helper.data
  const { values, change, field, mark } = form
  return (
    <StaffFormPage
      route="locationAdd"
      title={lead?.name}
      submitText={lead ? '保存' : '登记'}
      act={save}
    >
      <Field label="地方名称" maxLength={30} {...field('name')} />
      <SelectField
        label="类型"
        options={kinds.map(({ kind, text }) => ({ value: kind, label: text }))}
        value={values.kind === '' ? undefined : values.kind}
        onChange={(kind) => change({ kind })}
        {...mark('kind')}
      />
      <PlaceField
        place={values.place}
        name={values.name.trim()}
        leadId={lead?.lead_id}
        onPlace={(place) => change({ place })}
        {...mark('place')}
      />
      <Field label="详细地址" maxLength={60} {...field('address')} />
      <Field label="户数（不知道可以不填）" kind="number" {...field('households')} />
      <Field label="人口（不知道可以不填）" kind="number" {...field('people')} />
      <Field label="线索（可以不填）" multiline maxLength={300} {...field('clue')} />
      <Card>
        <NumberedLines lines={rules} />
      </Card>
    </StaffFormPage>
  )
}
