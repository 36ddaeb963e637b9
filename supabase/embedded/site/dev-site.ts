import { dev } from 'astro';
import net from 'node:net';
import { keepSignals } from '../repairs/vite-signals.ts';
import { StartupError } from '../startup-error.ts';

const proxied = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/mailbox', '/healthz'];

/**
 * Starts Astro's development server with live reload on 127.0.0.1. It passes the backend's paths on, so that
 * there is one origin, as in production. Returns a function that stops it. Throws `StartupError` if the port
 * is taken.
 */
export async function startDevSite(options: {
  root: string;
  port: number;
  backendUrl: string;
}): Promise<() => Promise<void>> {
  if (!(await isFree(options.port))) {
    throw new StartupError(
      `Port ${options.port} is taken by another program. Choose another: PORT=4322 npm run dev`,
    );
  }
  const target = options.backendUrl.replace('localhost', '127.0.0.1');
  const server = await keepSignals(() =>
    dev({
      root: options.root,
      logLevel: 'warn',
      server: { port: options.port, host: '127.0.0.1' },
      vite: {
        server: {
          strictPort: true,
          proxy: Object.fromEntries(proxied.map((path) => [path, { target, changeOrigin: false }])),
        },
      },
    }),
  );
  return () => server.stop();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
