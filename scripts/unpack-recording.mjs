// Writes the files of one recording to a folder, to be looked at and explained. Usage: node scripts/unpack-recording.mjs codex/use-skills FOLDER
import { readRecordings, unpackRecording } from './detectors/recordings.mjs';

const [item = '', folder] = process.argv.slice(2);
const [agent, name] = item.split('/');
const recording = readRecordings(agent).get(name);
if (!recording || !folder) {
  console.error(recording ? 'node scripts/unpack-recording.mjs AGENT/NAME FOLDER' : `no recording ${item}`);
  process.exit(2);
}
unpackRecording(recording, folder);
