FROM node:26-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY packages packages
# Not `npm ci`: it refuses a lock file in which other systems' optional binaries are missing.
RUN npm install --omit=dev --no-save && node packages/web/build.ts && mkdir /data && chown node:node /data
USER node
ENV UNDERCROFT_HOST=0.0.0.0 UNDERCROFT_PORT=8080 UNDERCROFT_DATA=/data UNDERCROFT_PAGES=/app/packages/web/dist UNDERCROFT_TRUST_PROXY=loopback,uniquelocal
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--min-semi-space-size=64", "--max-semi-space-size=64", "packages/server/src/main.ts"]
