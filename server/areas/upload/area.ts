import { uploadCalls } from '@contract/upload'
import { defineArea } from '../area'
import { addFiles } from './file-routes'
import { uploadJobs } from './jobs'
import { uploadLeaving } from './leaving'
import { uploadTelling } from './telling'
import { uploadHandlers } from './upload.calls'

export const uploadArea = defineArea({
  name: 'upload',
  calls: uploadCalls,
  handlers: uploadHandlers,
  jobs: uploadJobs,
  leaving: uploadLeaving,
  telling: uploadTelling,
  routes: addFiles,
})
