/**
 * This tool's lock: the hash that npm must find for each pinned package. It contains no addresses, because the hash is
 * enough to accept any registry. It is a module because Node 20 prints a warning for JSON imports.
 */
export interface LockEntry {
  /** The hash of the tarball, in npm's format. */
  integrity: string;
  /** The total size of the unpacked files: npm 11.19 exits 0 when a full disk truncated them. */
  bytes: number;
}

export const LOCK: Readonly<Record<string, LockEntry>> = {
  '@anthropic-ai/claude-code-linux-x64@2.1.330': {
    integrity: 'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
    bytes: 381_121_626,
  },
  '@anthropic-ai/claude-code-linux-arm64@2.1.330': {
    integrity: 'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
    bytes: 379_971_594,
  },
  '@openai/codex@0.169.0-linux-x64': {
    integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==',
    bytes: 422_666_418,
  },
  '@openai/codex@0.169.0-linux-arm64': {
    integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg==',
    bytes: 421_970_532,
  },
  '@github/copilot-linux-x64@1.0.102': {
    integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
    bytes: 197_466_861,
  },
  '@github/copilot-linux-arm64@1.0.102': {
    integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
    bytes: 193_338_041,
  },
};
