import { useForm } from '@/blocks/form/useForm'
import { upload } from '@/request/upload'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import { faultsOf } from './identityFields'

const path = '/user/nameVerify/idcardImage'

/** The photo of one side of the card. */
function useSide(side: 'front' | 'back') {
  return useUploads({
    most: 1,
    upload: (content, tell) => upload(path, content, { side }, tell),
  })
}

/** What the form holds, and what stands in the way of sending it. */
export function useIdentityForm() {
  const front = useSide('front')
  const back = useSide('back')
  const { field, mark, check } = useForm({ name: '', idNumber: '' }, (values) => ({
    ...faultsOf(values, new Date()),
    front: uploadsFault(front.items, 1),
    back: uploadsFault(back.items, 1),
  }))
  return {
    field,
    mark,
    front,
    back,
    /** What to send, or undefined while something is missing. */
    check: () => {
      const values = check()
      const [face] = front.done
      const [emblem] = back.done
      if (!values || !face || !emblem) return undefined
      return {
        name: values.name.trim(),
        id_number: values.idNumber,
        front_id: face.upload_id,
        back_id: emblem.upload_id,
      }
    },
  }
}
