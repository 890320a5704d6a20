import { useState } from 'react'
import { upload } from '@/request/upload'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import { faultsOf, type IdentityFaults, type IdentityValues } from './identityForm'

type Faults = IdentityFaults & { front?: string | undefined; back?: string | undefined }

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
  const [values, setValues] = useState<IdentityValues>({ name: '', idNumber: '' })
  const [checked, setChecked] = useState(false)
  const front = useSide('front')
  const back = useSide('back')
  const all: Faults = {
    ...faultsOf(values, new Date()),
    front: uploadsFault(front.items, 1),
    back: uploadsFault(back.items, 1),
  }
  const check = () => {
    setChecked(true)
    const [face] = front.done
    const [emblem] = back.done
    if (Object.values(all).some(Boolean) || !face || !emblem) return undefined
    return {
      name: values.name.trim(),
      id_number: values.idNumber,
      front_id: face.upload_id,
      back_id: emblem.upload_id,
    }
  }
  return {
    values,
    front,
    back,
    faults: checked ? all : ({} as Faults),
    change: (changed: Partial<IdentityValues>) =>
      setValues((before) => ({ ...before, ...changed })),
    /** What to send, or undefined while something is missing. */
    check,
  }
}
