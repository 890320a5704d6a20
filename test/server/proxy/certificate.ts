import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Of nobody, for a day. */
export function makeCertificate(folder: string) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((file) => path.join(folder, file))
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key!, '-out', certificate!], {
    stdio: 'ignore',
  })
  return { key: key!, certificate: certificate! }
}
