/** A process of ours inside the agents' network: it passes connections on loopback to the embedded model's socket file. */

/**
 * A program of its own, given as text, so that it needs no file beside the bundle. It holds nothing but the two addresses, ends
 * when its stdin closes, which a killed tool does, and says its process id once a connection through its own loopback works.
 */
export const RELAY = `
const net = require('node:net');
const [port, socket] = process.argv.slice(1);
const server = net.createServer((client) => {
  const model = net.connect(socket);
  client.on('error', () => model.destroy());
  model.on('error', () => client.destroy());
  client.on('close', () => model.destroy());
  model.on('close', () => client.destroy());
  client.pipe(model).pipe(client);
});
server.listen(Number(port), '127.0.0.1', () => {
  const probe = net.connect(Number(port), '127.0.0.1', () => {
    probe.destroy();
    process.stdout.write('ready ' + process.pid + '\\n');
  });
});
process.stdin.on('end', () => process.exit(0)).on('error', () => process.exit(0)).resume();
`;
